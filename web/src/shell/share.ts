/** A picture of a result: the server's, with the board; where that cannot be had, names, places and points on paper, drawn by the browser. */
export interface Row {
  readonly place: string;
  readonly name: string;
  readonly points: string;
}

const SIZE = { width: 1200, height: 630 };
const ROOFS = ["#e69f00", "#56b4e9", "#d98f74", "#009e73", "#cc79a7"];

/** The picture of a finished table, with the sheet of a seat where everybody has one; nothing if the server has none. */
export async function board(id: string, seat: number, lang: string): Promise<Blob | null> {
  try {
    const answer = await fetch(`/api/tables/${encodeURIComponent(id)}/picture?seat=${seat}&lang=${lang}`);
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}

/** Draws the picture: the title, a line about the end, the standings, and a street below them. */
export async function picture(title: string, line: string, rows: readonly Row[], site: string): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, SIZE);
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  await document.fonts.ready;
  pen.fillStyle = "#faf6ec";
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  street(pen);
  pen.fillStyle = "#1e2833";
  pen.font = '700 56px "Unbounded", sans-serif';
  pen.fillText(title, 64, 110, 1072);
  pen.fillStyle = "#5a6470";
  pen.font = '400 30px "Golos Text", sans-serif';
  pen.fillText(line, 64, 162, 1072);
  rows.slice(0, 5).forEach((row, at) => {
    const y = 236 + at * 54;
    pen.fillStyle = at ? "#1e2833" : "#b4472f";
    pen.font = `${at ? 500 : 700} 36px "Golos Text", sans-serif`;
    pen.fillText(row.place, 64, y);
    pen.fillText(row.name, 120, y, 700);
    pen.textAlign = "right";
    pen.fillText(row.points, 1136, y, 300);
    pen.textAlign = "left";
  });
  pen.fillStyle = "#5a6470";
  pen.font = '400 24px "Golos Text", sans-serif';
  pen.fillText(site, 64, 606);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

function street(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = "#cfe0c4";
  pen.fillRect(0, 556, SIZE.width, 20);
  pen.lineWidth = 3;
  pen.strokeStyle = "#1e2833";
  pen.lineJoin = "round";
  for (let n = 0; n < 15; n++) {
    const [x, y] = [24 + n * 78, 520];
    pen.fillStyle = "#fffdf7";
    pen.fillRect(x, y, 52, 38);
    pen.strokeRect(x, y, 52, 38);
    pen.fillStyle = ROOFS[(n * 2) % ROOFS.length]!;
    pen.beginPath();
    pen.moveTo(x - 6, y);
    pen.lineTo(x + 26, y - 28);
    pen.lineTo(x + 58, y);
    pen.closePath();
    pen.fill();
    pen.stroke();
  }
}

/** Hands the picture and the link to whatever the device shares with, or saves the picture. */
export async function share(image: Blob, text: string, url: string): Promise<"shared" | "saved"> {
  const file = new File([image], "kvartal.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], text, url }).catch(() => undefined);
    return "shared";
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(image);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  return "saved";
}
