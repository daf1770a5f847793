/** Makes everything that the server has sent read-only. */
export type Frozen<T> = T extends (infer Item)[] ? readonly Frozen<Item>[] : T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;
