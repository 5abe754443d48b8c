/**
 * Ejected from: @docusaurus/core 3.10.2, theme-fallback/Loading.
 * Why: the original is a drawing and a red box in styles of their own, in every page's scripts.
 * What changed: a part of the app that could not be loaded is a failure as any other, which the page
 * around it shows in our words; while it loads, the page before it stays.
 * Delete when: the original leaves its looks to the theme.
 */
type LoadingProps = {
  /** Why the part could not be loaded; nothing while it may still come. */
  error?: Error;
};

export default function Loading({error}: LoadingProps) {
  if (error) throw error;
  return null;
}
