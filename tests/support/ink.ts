/** Counts pixels on the screen, because the DOM doesn't know what is really visible. */
import type {Page} from '@playwright/test';

type Box = {x: number; y: number; width: number; height: number};

/**
 * Takes a screenshot and counts, for each box, the pixels that differ from the background of the box.
 * @param least the minimum difference in a color channel (0 to 255). The default is clearly visible.
 */
export async function inkIn(page: Page, boxes: Box[], least = 64): Promise<number[]> {
  const picture = (await page.screenshot({animations: 'disabled'})).toString('base64');
  return page.evaluate(
    async ([source, all, difference]) => {
      const image = new Image();
      // The policy allows images with data URLs.
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const {width, height} = image;
      const canvas = Object.assign(document.createElement('canvas'), {width, height});
      const context = canvas.getContext('2d', {willReadFrequently: true});
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      return all.map((box) => {
        const {data} = context.getImageData(box.x, box.y, box.width, box.height);
        const colors = Array.from({length: data.length / 4}, (_, index) =>
          data.subarray(index * 4, index * 4 + 3),
        );
        // The background is the most frequent color.
        const counts = new Map<string, number>();
        for (const color of colors) counts.set(color.join(), (counts.get(color.join()) ?? 0) + 1);
        const [[most] = ['']] = [...counts].sort(([, a], [, b]) => b - a);
        const background = most.split(',').map(Number);
        return colors.filter((color) =>
          background.some((one, channel) => Math.abs(one - (color[channel] ?? 0)) >= difference),
        ).length;
      });
    },
    [picture, boxes, least] as const,
  );
}
