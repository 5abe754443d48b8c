import {useEffect, useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import ThemedImage from '@site/src/components/ThemedImage';
import {BLEED, type DrawingName, followsTheme, sizes} from '@site/src/motif/catalog';
import {inlineDrawing} from '@site/src/motif/client';
import styles from './styles.module.css';

type DrawingProps = {
  /** Which of the motif's drawings. */
  name: DrawingName;
  /**
   * Puts the drawing into the page's HTML, where it follows the theme and draws itself in: for the
   * first screen. Without it the drawing is an image, loaded when it comes near the screen.
   */
  inline?: boolean;
  /** Draws itself in as an image too: for a first screen with more than one drawing, of which one is seen. */
  grows?: boolean;
  /** Loads the image ahead, for one in the first screen. */
  eager?: boolean;
};

const isWide = (name: DrawingName): boolean => sizes[name].width === BLEED;

/**
 * A drawing in the HTML. The server writes it; the client's bundle has only an empty canvas in its
 * place (the drawings plugin sees to that), which React leaves alone when it takes over the page:
 * so the drawing costs its HTML once and no JavaScript. After a change of page on the client there
 * is no such HTML, and the same drawing is loaded as a file.
 */
function InlineDrawing({name}: {name: DrawingName}) {
  const place = useRef<HTMLDivElement>(null);
  // One object for all renders: with a new one React would write the empty canvas over the drawing.
  const [canvas] = useState(() => ({__html: inlineDrawing(name)}));
  const address = useBaseUrl(`/art/${name}-inline.svg`);
  useEffect(() => {
    const element = place.current;
    if (!element || element.querySelector('path')) return undefined;
    const request = new AbortController();
    fetch(address, {signal: request.signal})
      .then(async (response) => {
        if (response.ok) element.innerHTML = await response.text();
      })
      // A decoration that cannot be loaded is nothing to bother the reader with.
      .catch(() => undefined);
    return () => request.abort();
  }, [address]);
  return (
    <div
      ref={place}
      className={clsx(styles.inline, styles.grows, isWide(name) && styles.wide)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={canvas}
    />
  );
}

/** A drawing as a file, one for each theme where they differ: only the one that is shown loads. */
function ImageDrawing({name, grows = false, eager = false}: Omit<DrawingProps, 'inline'>) {
  const image = {...sizes[name], loading: 'lazy', decoding: 'async'} as const;
  const className = clsx(styles.image, isWide(name) && styles.wide, grows && styles.grows);
  const [address, darkAddress] = [useBaseUrl(`/art/${name}.svg`), useBaseUrl(`/art/${name}-dark.svg`)];
  if (!followsTheme(name)) return <img {...image} alt="" src={address} className={className} />;
  return <ThemedImage {...image} eager={eager} light={{src: address}} dark={{src: darkAddress}} className={className} />;
}

/** One of the motif's drawings. It is decoration, without a name, and fills the box it stands in. */
export default function Drawing({name, inline = false, ...image}: DrawingProps) {
  return inline ? <InlineDrawing key={name} name={name} /> : <ImageDrawing name={name} {...image} />;
}
