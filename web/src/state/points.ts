/** Points in figures, with the one minus that is as wide as a digit. */
export const points = (value: number): string => (value < 0 ? `−${-value}` : String(value));
/** A difference, with its sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : points(value));
