/** Cards that a sentence names by their codes, such as `7-park`, and how they are drawn there. */
import Piece from "./Piece.svelte";

export const piece = { pattern: /(?:\b\d{1,2}(?:\.75)?|\?)-(?:fence|agent|park|pool|temp|bis)\b/g, Piece };
