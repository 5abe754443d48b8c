import type {ComponentProps, ReactNode} from 'react';
import useBaseUrl from './useBaseUrl';

type Props = ComponentProps<'a'> & {
  to?: string;
  isNavLink?: boolean;
  autoAddBaseUrl?: boolean;
  activeClassName?: string;
  exact?: boolean;
  'data-noBrokenLinkCheck'?: boolean;
};

/** Fake: a plain link. */
export default function Link({
  to,
  href,
  isNavLink: _isNavLink,
  autoAddBaseUrl: _autoAddBaseUrl,
  activeClassName: _activeClassName,
  exact: _exact,
  'data-noBrokenLinkCheck': _noBrokenLinkCheck,
  ...rest
}: Props): ReactNode {
  return <a href={useBaseUrl(to ?? href ?? '')} {...rest} />;
}
