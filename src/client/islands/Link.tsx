import isInternalUrl from '@docusaurus/isInternalUrl';
import type {Props} from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';

/**
 * `@docusaurus/Link` in the islands of a build, where there is no router to hand a page to: the same
 * element as the framework's, which has been on the server and has checked there where it leads.
 */
export default function Link({
  to,
  href,
  isNavLink: _isNavLink,
  isActive: _isActive,
  activeClassName: _activeClassName,
  autoAddBaseUrl: _autoAddBaseUrl,
  ...props
}: Props) {
  const target = to ?? href ?? '';
  const address = useBaseUrl(target);
  const other = isInternalUrl(target)
    ? undefined
    : ({target: '_blank', rel: 'noopener noreferrer'} as const);
  // eslint-disable-next-line @docusaurus/no-html-links, jsx-a11y/anchor-has-content -- this is what a Link becomes; its words are among the props
  return <a href={address} {...other} {...props} />;
}
