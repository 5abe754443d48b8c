/** What can be seen: counts pixels of a part of the screen, instead of asking the page what it believes. */
import type {Page} from '@playwright/test';

type Box = {x: number; y: number; width: number; height: number};

/** The pixels that differ from the ground they stand on, and the box around them. */
export type Ink = {pixels: number; width: number; height: number};

/**
 * Takes a picture of a part of the window and looks for what stands out of its ground.
 * @param least From which difference of a color's channels (0 to 255) a pixel is ink. Default: clearly seen.
 */
export async function inkIn(page: Page, clip: Box, least = 64): Promise<Ink> {
  const picture = (await page.screenshot({clip, animations: 'disabled'})).toString('base64');
  return page.evaluate(
    async ([source, difference]) => {
      const image = new Image();
      // The policy allows pictures of this kind.
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const {width, height} = image;
      const canvas = Object.assign(document.createElement('canvas'), {width, height});
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const {data} = context.getImageData(0, 0, width, height);
      const colorAt = (index: number) => [...data.subarray(index * 4, index * 4 + 3)];
      // The ground is the color that most pixels have.
      const counts = new Map<string, number>();
      for (let index = 0; index < width * height; index += 1) {
        const color = colorAt(index).join();
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
      const [[most] = ['']] = [...counts].sort(([, a], [, b]) => b - a);
      const ground = most.split(',').map(Number);
      const [columns, rows] = [new Set<number>(), new Set<number>()];
      let pixels = 0;
      for (let index = 0; index < width * height; index += 1) {
        const apart = colorAt(index).map((one, channel) => Math.abs(one - (ground[channel] ?? 0)));
        if (Math.max(...apart) < difference) continue;
        pixels += 1;
        columns.add(index % width);
        rows.add(Math.floor(index / width));
      }
      const span = (all: Set<number>) =>
        all.size === 0 ? 0 : Math.max(...all) - Math.min(...all) + 1;
      return {pixels, width: span(columns), height: span(rows)};
    },
    [picture, least] as const,
  );
}
