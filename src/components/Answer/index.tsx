import type {ReactNode} from 'react';

type AnswerProps = {
  /** Whether it has been asked for. */
  isGiven: boolean;
  className?: string | undefined;
  /** The words. */
  children: ReactNode;
};

/**
 * What a press is answered by that can do nothing more than say so. It is spoken when it comes; without
 * scripts, which hide what would have been pressed, it stands in the page at once.
 */
export default function Answer({isGiven, className, children}: AnswerProps) {
  return (
    <>
      {/* In the page from the start: assistive technology reads what is added to it. */}
      <p role="status" className={className}>
        {isGiven && children}
      </p>
      <noscript>
        <p className={className}>{children}</p>
      </noscript>
    </>
  );
}
