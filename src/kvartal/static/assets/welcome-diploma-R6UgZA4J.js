var e=`## Диплом: цели, которых игрок достигает за много партий

welcome-honour-first-plans = Выполнены все три плана, и каждый — в числе первых
welcome-honour-hundred = Не меньше 100 очков за партию
welcome-honour-clean = Партия без строений и без отказов
welcome-honour-pools = Построены все бассейны на листе
welcome-honour-roundabouts = Победа с двумя проездами
welcome-diploma-of = Диплом: { $name }
welcome-diploma-nameless = Диплом архитектора
welcome-diploma-count = Отмечено { $earned } из { $all }
welcome-diploma-open = пока не отмечено
welcome-diploma-ours = Требования этого диплома — наши: напечатанный список утрачен.
welcome-diploma-print = Напечатать
`;export{e as default};