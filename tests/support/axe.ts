import AxeBuilder from '@axe-core/playwright';
import {type Page} from '../fixtures';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page or a part of it, one line each: rule, where, why. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  const {violations: found} = await new AxeBuilder({page}).include(part).withTags(tags).analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
