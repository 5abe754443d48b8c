import type {ComponentProps} from 'react';
import useBaseUrl from './useBaseUrl';

/** Fake: a plain link. */
export default function Link({to, href, ...rest}: ComponentProps<'a'> & {to?: string}) {
  return <a href={useBaseUrl(to ?? href ?? '')} {...rest} />;
}
