import {act, render, screen} from '@testing-library/react';
import Link from '@docusaurus/Link';
import Head from '@docusaurus/Head';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useLocation} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@site/src/components/Layout';
import {site} from '@site/src/site';
import {setBaseUrl, setLocation, setPluginData} from '@site/src/testing';
import styles from './anything.module.css';

function Everything() {
  const {siteConfig} = useDocusaurusContext();
  const {pathname, hash} = useLocation();
  const {services} = usePluginData('site-content') as {services: string[]};
  return (
    <Layout>
      <Head>
        <title>{siteConfig.title}</title>
      </Head>
      <Link to="/contact" className={styles.button}>
        Get Started
      </Link>
      <Link to="mailto:a@b.example">Mail</Link>
      <p>{[pathname, hash, ...services, useBaseUrl('/img/logo.svg')].join(' ')}</p>
    </Layout>
  );
}

describe('the faked framework', () => {
  test('gives components what the test has set', () => {
    setLocation('/insights/x?q=1#top');
    setPluginData('site-content', {services: ['one', 'two']});
    render(<Everything />);
    expect(document.title).toBe(site.shortName);
    expect(screen.getByRole('link', {name: 'Get Started'})).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', {name: 'Get Started'})).toHaveClass('button');
    expect(screen.getByText('/insights/x #top one two /img/logo.svg')).toBeInTheDocument();
  });

  test('publishes under a project path', () => {
    setBaseUrl('/repo/');
    setPluginData('site-content', {services: []});
    render(<Everything />);
    expect(screen.getByRole('link', {name: 'Get Started'})).toHaveAttribute(
      'href',
      '/repo/contact',
    );
    expect(screen.getByRole('link', {name: 'Mail'})).toHaveAttribute('href', 'mailto:a@b.example');
  });

  test('forgets what an earlier test has set, and says what is missing', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Everything />)).toThrow(/no data for "site-content"/);
  });

  test('shows the fallback of an error boundary, and tries again', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    function Fragile() {
      if (isBroken) throw new Error('out of order');
      return <p>mended</p>;
    }
    render(
      <ErrorBoundary
        fallback={({error, tryAgain}) => <button onClick={tryAgain}>{error.message}</button>}>
        <Fragile />
      </ErrorBoundary>,
    );
    isBroken = false;
    act(() => screen.getByRole('button', {name: 'out of order'}).click());
    expect(screen.getByText('mended')).toBeInTheDocument();
  });
});
