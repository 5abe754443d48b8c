/** Lighthouse's judgment of a page on a slow phone. */
import {createServer} from 'node:net';
import lighthouse from 'lighthouse';
import {median, openBrowser} from './measure.mjs';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The figures of one report. */
export const figuresOf = ({categories: scores, audits}) => ({
  scores: categories.map((name) => Math.round(scores[name].score * 100)),
  lcp: audits['largest-contentful-paint'].numericValue,
  fcp: audits['first-contentful-paint'].numericValue,
  tbt: audits['total-blocking-time'].numericValue,
  cls: audits['cumulative-layout-shift'].numericValue,
});

/** The median of each figure over several reports. @param {ReturnType<typeof figuresOf>[]} reports */
export const medians = (reports) => ({
  scores: categories.map((_, at) => median(reports.map(({scores}) => scores[at]))),
  ...Object.fromEntries(
    ['lcp', 'fcp', 'tbt', 'cls'].map((name) => [
      name,
      median(reports.map((report) => report[name])),
    ]),
  ),
});

/** A port that nobody listens on, for the browser to be spoken to. */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const {port} = server.address();
      server.close(() => resolve(port));
    });
  });

/**
 * Judges a page several times, each in a browser of its own.
 * @param {string} url
 * @param {number} runs how often
 */
export async function judge(url, runs) {
  const reports = [];
  for (let run = 0; run < runs; run += 1) {
    const port = await freePort();
    const browser = await openBrowser([`--remote-debugging-port=${port}`]);
    try {
      const {lhr} = await lighthouse(url, {port, onlyCategories: categories, logLevel: 'silent'});
      reports.push(figuresOf(lhr));
    } finally {
      await browser.close();
    }
  }
  return medians(reports);
}
