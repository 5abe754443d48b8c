/** Fake with the real meaning: has no scheme and no host. */
export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !/^([a-z]+:|\/\/)/i.test(url);
}
