/** What stands behind a street: a sky, two rows of silhouettes and a few things in front of them, by day and by night.
 *
 * A scene is drawn 640 wide and 88 high, with the ground at 78; each street shows another part of it.
 */
export interface Tones {
  readonly sky: string;
  readonly haze: string;
  readonly far: string;
  readonly near: string;
  readonly ground: string;
  readonly accent: string;
  /** The colours of three kinds of roofs; those of the usual sheet, if they are left out. */
  readonly roofs?: readonly [string, string, string];
}

export interface Scenery {
  readonly day: Tones;
  readonly night: Tones;
  /** Silhouettes on the horizon, closed by the scene at the ground. */
  readonly far: string;
  readonly near: string;
  /** Drawn with the pen only. */
  readonly pen?: string;
  /** Filled with the accent. */
  readonly accent?: string;
}

/** A row of equal things along the street, each moved to its place. */
export const along = (places: readonly (readonly [number, number])[], draw: (x: number, y: number) => string): string => places.map(([x, y]) => draw(x, y)).join("");
