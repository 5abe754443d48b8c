import Head from '@docusaurus/Head';

/** Marks a page as a document: one that is complete without the app, and is built without it (src/template.ts). */
export default function Document() {
  return (
    <Head>
      {/* eslint-disable-next-line jsx-a11y/html-has-lang -- the framework gives it, and Head adds this to it */}
      <html data-document="" />
    </Head>
  );
}
