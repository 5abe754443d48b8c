import {SettingError} from './settings';
import {site} from './site';

/** Names of this very machine, where `http:` is as good as `https:`. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The host the site is published at, without a path. */
function readOrigin(name: string, value: string): string {
  if (!URL.canParse(value)) {
    throw new SettingError(
      `${name}: "${value}" is not an address. Write it whole, for example "https://www.example.com".`,
    );
  }
  const {origin, protocol, hostname, username, password, pathname, search, hash} = new URL(value);
  // Not repeated: logs are read by others.
  if (username || password)
    throw new SettingError(`${name}: must not hold a user name or a password.`);
  if (protocol !== 'https:' && !(protocol === 'http:' && loopback.has(hostname))) {
    throw new SettingError(`${name}: "${value}" must start with "https://".`);
  }
  if (pathname !== '/' || search || hash) {
    throw new SettingError(
      `${name}: "${value}" must end after the host, "${origin}"; a path belongs into BASE_URL.`,
    );
  }
  return origin;
}

/**
 * Where the site is published: `SITE_URL` and `BASE_URL`, else `url` of the identity file and `/`.
 * @param environment what to read them from; an empty value counts as none
 * @returns Docusaurus's `url` and `baseUrl`
 * @throws {SettingError} one line that names the wrong setting and says what to write
 */
export function siteAddress(environment: Readonly<Record<string, string | undefined>>): {
  url: string;
  baseUrl: string;
} {
  const {SITE_URL, BASE_URL} = environment;
  const url = SITE_URL
    ? readOrigin('SITE_URL', SITE_URL)
    : readOrigin('src/site.ts, url', site.url);
  const baseUrl = BASE_URL || '/';
  if (!baseUrl.startsWith('/') || !baseUrl.endsWith('/')) {
    throw new SettingError(
      `BASE_URL: "${baseUrl}" must start and end with a slash, for example "/repo/".`,
    );
  }
  // What a browser would read otherwise: `//host/`, `/../`, a space, a question mark.
  if (baseUrl.includes('//') || new URL(baseUrl, url).pathname !== baseUrl) {
    throw new SettingError(`BASE_URL: "${baseUrl}" is not a plain path, for example "/repo/".`);
  }
  return {url, baseUrl};
}
