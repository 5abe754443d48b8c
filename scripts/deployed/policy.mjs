/** Judges a page's Content-Security-Policy; for `../check-deployed.mjs`. */
import {createHash} from 'node:crypto';

/** Kinds of scripts a browser runs; anything else, such as structured data, is only read. */
const runs = /^(|module|text\/javascript|application\/javascript)$/;

/**
 * @param {string | null | undefined} header the policy the host sends
 * @param {import('cheerio').CheerioAPI} $ the page
 * @returns {{policy: string, faults: string[]}} the policies that hold for the page, and what is
 *   wrong with them in words that follow "The security policy ..."
 */
export function judgePolicy(header, $) {
  const inPage = $('meta[http-equiv="Content-Security-Policy" i]').attr('content') ?? '';
  const policies = [header ?? '', inPage].filter((policy) => /(script|default)-src/.test(policy));
  const faults = policies.flatMap((policy) => {
    const directives = new Map(
      policy.split(';').map((part) => {
        const [name, ...sources] = part.trim().split(/\s+/);
        return [name.toLowerCase(), sources];
      }),
    );
    const scripts = directives.get('script-src') ?? directives.get('default-src');
    const found = ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'data:']
      .filter((source) => scripts.includes(source))
      .map((source) => `lets foreign scripts run (${source})`);
    if (!(directives.get('object-src') ?? directives.get('default-src'))?.includes("'none'")) {
      found.push("does not forbid plug-ins (object-src 'none')");
    }
    if (!directives.has('base-uri'))
      found.push('lets an injected <base> bend all links (base-uri)');
    for (const element of $('script:not([src])').toArray()) {
      if (!runs.test($(element).attr('type') ?? '')) continue;
      const hash = createHash('sha256').update($(element).text()).digest('base64');
      if (!scripts.includes(`'sha256-${hash}'`))
        found.push('forbids a script that the page itself holds');
    }
    return found;
  });
  return {policy: policies.join(', '), faults: [...new Set(faults)]};
}
