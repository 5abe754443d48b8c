import type {ReactNode} from 'react';

type MetadataProps = {title?: string; description?: string; children?: ReactNode};

/** Fake: writes title and description into the document's head, as React 19 does by itself. */
export function PageMetadata({title, description, children}: MetadataProps): ReactNode {
  return (
    <>
      {title && <title>{title}</title>}
      {description && <meta name="description" content={description} />}
      {children}
    </>
  );
}

/** Fake: its children. */
export function HtmlClassNameProvider({children}: {children?: ReactNode}): ReactNode {
  return <>{children}</>;
}

/** Fake: every stable class name of the framework under its own key. */
export const ThemeClassNames = {page: {}, wrapper: {}, common: {}, layout: {}, docs: {}, blog: {}};

/** Fake: light, and nothing changes it. */
export function useColorMode() {
  return {colorMode: 'light', colorModeChoice: null, setColorMode: () => undefined};
}
