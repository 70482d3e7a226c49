import { useState } from 'react';
import { copy } from '../shell/copy.ts';
import { useWords } from '../words/index.ts';

/** Shares the result through the Web Share API, or copies it where that is missing. */
export function ShareResult({ result, link }: { result: string; link: string }) {
  const { say } = useWords();
  const [copied, setCopied] = useState(false);
  const share = () => navigator.share({ text: result, url: link }).catch(() => undefined); // may be cancelled
  const copyResult = () => copy(`${result} ${link}`).then(setCopied);
  const canShare = 'share' in navigator;
  if (!canShare && !('clipboard' in navigator)) return null; // both need a secure context
  return (
    <button type="button" className="btn" onClick={() => void (canShare ? share() : copyResult())}>
      {copied ? say('with.copied') : say('with.share')}
    </button>
  );
}
