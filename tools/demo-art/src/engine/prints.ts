/** Whole printed cloths as flat art: one function for each craft. */
import { mixColours, PALETTE } from './colour.ts';
import {
  type Art,
  borderArt,
  createAmbi,
  createButi,
  createRosette,
  createStar,
  dotPath,
  rectPath,
  stampArt,
} from './motifs.ts';
import { curve, type Pen, polyline } from './pen.ts';
import type { Point } from './space.ts';

/** Draws a cloth of the given size from its upper left corner. */
export type Print = (pen: Pen, width: number, height: number) => Art;

function scatterRows(
  width: number,
  height: number,
  spacing: number,
  draw: (at: Point, row: number, column: number) => void,
): void {
  const rows = Math.ceil(height / (spacing * 0.8));
  const columns = Math.ceil(width / spacing);
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const x = (column + (row % 2 === 0 ? 0.25 : 0.75)) * spacing;
      const y = (row + 0.5) * spacing * 0.8;
      if (x > width - spacing * 0.2 || y > height - spacing * 0.3) continue;
      draw([x, y], row, column);
    }
  }
}

/** Pale sprigs on indigo: the mud kept the dye away, with fine cracks where it broke. */
export const printDabu: Print = (pen, width, height) => {
  const pale = '#c9d3dc';
  const colours = { outline: '#aebfd2', filling: pale, accent: PALETTE.indigo };
  const art: Art = [{ path: rectPath(0, 0, width, height), colour: '#25396b' }];
  for (let index = 0; index < (width * height) / 5200; index += 1) {
    const [x, y] = [pen.random.between(0, width), pen.random.between(0, height)];
    const r = pen.random.between(14, 60);
    art.push({
      path: curve(
        Array.from(
          { length: 7 },
          (_, at): Point => [
            Math.min(width, Math.max(0, x + Math.cos(at * 0.9) * r * pen.random.between(0.6, 1.3))),
            Math.min(
              height,
              Math.max(0, y + Math.sin(at * 0.9) * r * pen.random.between(0.6, 1.3)),
            ),
          ],
        ),
        true,
      ),
      colour: pen.random.pick(['#1c2b55', '#34497c']),
      opacity: 0.28,
    });
  }
  const border = Math.min(width, height) * 0.14;
  const [rosette, buti] = [createRosette(8), createButi()];
  for (const y of [0, height - border]) {
    art.push(
      ...borderArt(pen, {
        x: 0,
        y,
        width,
        height: border,
        ground: '#1d2d58',
        colours,
        motif: rosette,
        slip: 1,
      }),
    );
  }
  scatterRows(width, height - border * 2, 66, ([x, y], row) => {
    const motif = row % 2 === 0 ? buti : rosette;
    art.push(...stampArt(pen, motif, colours, [x, y + border], row % 2 === 0 ? 0.42 : 0.2, 0, 1.2));
  });
  for (let index = 0; index < (width * height) / 4200; index += 1) {
    let [x, y] = [pen.random.between(10, width - 10), pen.random.between(10, height - 10)];
    const points: Point[] = [[x, y]];
    let heading = pen.random.between(0, 6.283);
    for (let part = 0; part < 4; part += 1) {
      heading += pen.random.bell() * 0.7;
      x = Math.min(width - 2, Math.max(2, x + Math.cos(heading) * 9));
      y = Math.min(height - 2, Math.max(2, y + Math.sin(heading) * 9));
      points.push([x, y]);
    }
    const back = [...points].reverse().map(([px, py]): Point => [px + 0.9, py + 0.8]);
    art.push({ path: polyline([...points, ...back], true), colour: '#8fa6c4', opacity: 0.4 });
  }
  return art;
};

/** Red and green sprigs on white. */
export const printSanganeri: Print = (pen, width, height) => {
  const colours = { outline: '#4d6f3f', filling: '#c63a3a', accent: '#f0b7a4' };
  const art: Art = [{ path: rectPath(0, 0, width, height), colour: '#fbf8f1' }];
  const border = Math.min(width, height) * 0.13;
  const inset = border * 0.25;
  const row = (y: number) =>
    borderArt(pen, {
      x: inset,
      y,
      width: width - inset * 2,
      height: border,
      ground: null,
      colours: { outline: '#b5322f', filling: '#c63a3a', accent: '#4d6f3f' },
      motif: createRosette(6),
      slip: 0.7,
    });
  art.push(...row(inset), ...row(height - border - inset));
  const buti = createButi();
  scatterRows(width - inset * 2, height - border * 2 - inset * 3, 60, ([x, y]) => {
    art.push(...stampArt(pen, buti, colours, [x + inset, y + border + inset * 1.5], 0.4, 0, 1));
  });
  return art;
};

/** Madder and iron black on harda cream. */
export const printBagru: Print = (pen, width, height) => {
  const [madder, black, cream] = ['#9c2a1c', '#2c211c', '#efe0bd'];
  const art: Art = [{ path: rectPath(0, 0, width, height), colour: cream }];
  const band = height * 0.13;
  const [ambi, rosette] = [createAmbi(), createRosette(8)];
  for (const y of [height * 0.03, height - band - height * 0.03]) {
    art.push(
      ...borderArt(pen, {
        x: 0,
        y,
        width,
        height: band,
        ground: madder,
        colours: { outline: cream, filling: black, accent: cream },
        motif: rosette,
        slip: 0.9,
      }),
    );
  }
  scatterRows(width, height - band * 2.6, 76, ([x, y], line, column) => {
    const isBlack = (line + column) % 2 === 0;
    art.push(
      ...stampArt(
        pen,
        line % 2 === 0 ? ambi : rosette,
        { outline: isBlack ? black : madder, filling: isBlack ? madder : black, accent: cream },
        [x, y + band * 1.25],
        line % 2 === 0 ? 0.5 : 0.24,
        line % 2 === 0 ? 0.12 : 0,
        1.1,
      ),
    );
  });
  return art;
};

/** Waves of tied and dyed colour. */
export const printLeheriya: Print = (pen, width, height) => {
  const tones = ['#c8221a', '#e9a21f', '#c8221a', '#f6ead2', '#2f6d4a', '#f6ead2'] as const;
  const art: Art = [{ path: rectPath(0, 0, width, height), colour: '#d9361f' }];
  const stripe = 17;
  const count = Math.ceil((width + height) / stripe) + 2;
  const edge = (offset: number): Point[] => {
    const points: Point[] = [];
    for (let y = -10; y <= height + 10; y += 9) {
      const zig = Math.abs(((y / 46) % 2) - 1) * 30;
      points.push([
        Math.min(width, Math.max(0, offset - y * 0.55 + zig + pen.random.bell() * 1.2)),
        Math.min(height, Math.max(0, y)),
      ]);
    }
    return points;
  };
  let left = edge(-stripe);
  for (let index = 0; index < count; index += 1) {
    const right = edge(index * stripe);
    const colour = tones[index % tones.length] ?? tones[0];
    art.push({ path: polyline([...left, ...[...right].reverse()], true), colour });
    left = right;
  }
  const border = Math.min(width, height) * 0.05;
  for (const y of [0, height - border]) {
    art.push({ path: rectPath(0, y, width, border), colour: '#e0a12a' });
    art.push({ path: rectPath(0, y + border * 0.3, width, border * 0.14), colour: '#fbeab8' });
    art.push({ path: rectPath(0, y + border * 0.62, width, border * 0.12), colour: '#a86b12' });
  }
  return art;
};

/** Indigo and madder stars in a white grid. */
export const printAjrakh: Print = (pen, width, height) => {
  const [indigo, madder, white, black] = ['#1d2c57', '#97201a', '#f1e7d2', '#16171d'];
  const art: Art = [{ path: rectPath(0, 0, width, height), colour: indigo }];
  const size = 62;
  const [star, rosette] = [createStar(8), createRosette(8)];
  const border = Math.min(width, height) * 0.16;
  for (let row = 0; row < (height - border * 2) / size; row += 1) {
    for (let column = 0; column < width / size; column += 1) {
      const at: Point = [(column + 0.5) * size, border + (row + 0.5) * size];
      if (at[0] > width - size * 0.4 || at[1] > height - border - size * 0.4) continue;
      const isMadder = (row + column) % 2 === 0;
      art.push({
        path: rectPath(at[0] - size / 2 + 1, at[1] - size / 2 + 1, size - 2, size - 2),
        colour: isMadder ? madder : indigo,
      });
      art.push(
        ...stampArt(
          pen,
          star,
          { outline: white, filling: isMadder ? indigo : madder, accent: white },
          at,
          0.58,
          0,
          0.9,
        ),
        ...stampArt(
          pen,
          rosette,
          { outline: black, filling: white, accent: black },
          at,
          0.17,
          0,
          0.5,
        ),
      );
      for (const [dx, dy] of [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ] as const) {
        art.push({
          path: dotPath(at[0] + dx * size * 0.43, at[1] + dy * size * 0.43, 3),
          colour: white,
          opacity: 0.9,
        });
      }
    }
  }
  for (const y of [0, height - border]) {
    art.push(
      ...borderArt(pen, {
        x: 0,
        y,
        width,
        height: border,
        ground: madder,
        colours: { outline: white, filling: indigo, accent: white },
        motif: rosette,
        slip: 0.9,
      }),
    );
  }
  return art;
};

/** Dense small flowers for quilts. */
export const printRazai: Print = (pen, width, height) => {
  const art: Art = [{ path: rectPath(0, 0, width, height), colour: '#f4e9d2' }];
  const border = Math.min(width, height) * 0.15;
  const [buti, rosette] = [createButi(), createRosette(8)];
  scatterRows(width, height, 54, ([x, y], row) => {
    art.push(
      ...stampArt(
        pen,
        row % 2 === 0 ? buti : rosette,
        row % 2 === 0
          ? { outline: '#5b7245', filling: '#b3283c', accent: '#e8a73a' }
          : { outline: '#b3283c', filling: '#33508a', accent: '#f4e9d2' },
        [x, y],
        row % 2 === 0 ? 0.38 : 0.2,
        pen.random.bell() * 0.06,
        0.9,
      ),
    );
  });
  for (const y of [0, height - border]) {
    art.push(
      ...borderArt(pen, {
        x: 0,
        y,
        width,
        height: border,
        ground: '#a92335',
        colours: { outline: '#f4e9d2', filling: '#e8b04a', accent: '#a92335' },
        motif: rosette,
      }),
    );
  }
  return art;
};

/** One large buti on natural canvas. */
export const printTote: Print = (pen, width, height) => [
  { path: rectPath(0, 0, width, height), colour: '#eadfc6' },
  ...stampArt(
    pen,
    createAmbi(),
    { outline: '#8e1d18', filling: PALETTE.madder, accent: '#eadfc6' },
    [width * 0.5, height * 0.54],
    (height * 0.6) / 100,
    0.1,
    1.4,
  ),
  ...borderArt(pen, {
    x: 0,
    y: height * 0.87,
    width,
    height: height * 0.09,
    ground: null,
    colours: { outline: PALETTE.indigo, filling: PALETTE.indigo, accent: '#eadfc6' },
    motif: createRosette(8),
  }),
];

/** Tied dots on one colour, for veils. */
export function createBandhani(ground: string, dots: string): Print {
  return (pen, width, height) => {
    const art: Art = [{ path: rectPath(0, 0, width, height), colour: ground }];
    const border = height * 0.05;
    scatterRows(width, height, 30, ([x, y], row, column) => {
      const isRing = (row + column * 2) % 5 === 0;
      if (isRing) {
        for (let at = 0; at < 6; at += 1) {
          art.push({
            path: dotPath(x + Math.cos(at * 1.047) * 7, y + Math.sin(at * 1.047) * 7, 1.7),
            colour: dots,
          });
        }
      }
      art.push({ path: dotPath(x, y, pen.random.between(1.6, 2.3)), colour: dots, opacity: 0.9 });
    });
    for (const y of [0, height - border]) {
      art.push({ path: rectPath(0, y, width, border), colour: '#dca032' });
      art.push({
        path: rectPath(0, y + border * 0.4, width, border * 0.16),
        colour: mixColours('#dca032', '#fff4cf', 0.7),
      });
    }
    return art;
  };
}
