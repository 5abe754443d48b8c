import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useColorMode} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Counter from '../counter';
import {island} from '@site/src/documents/island';

function Part({start}) {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const facts = [start, useIsBrowser(), pathname, useBaseUrl('/a.txt'), siteConfig.baseUrl];
  return (
    <>
      <output>{useColorMode().colorMode}</output>
      <Counter />
      <p>{facts.join(' ')}</p>
      <BrowserOnly fallback={<i>server</i>}>{() => <i>{window.location.hostname}</i>}</BrowserOnly>
      <Link to="/about">Further</Link>
    </>
  );
}

export default island('Sub', Part);
