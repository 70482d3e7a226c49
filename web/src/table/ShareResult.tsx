import { useState } from 'react';
import { copy } from '../shell/copy.ts';
import { useWords } from '../words/index.ts';

/** Hands the result on: by the device's own sheet where it has one, else copied. */
export function ShareResult({ result, link }: { result: string; link: string }) {
  const { say } = useWords();
  const [copied, setCopied] = useState(false);
  const share = () => navigator.share({ text: result, url: link }).catch(() => undefined); // closing the sheet is no failure
  const copyResult = () => copy(`${result} ${link}`).then(setCopied);
  const canShare = 'share' in navigator;
  if (!canShare && !('clipboard' in navigator)) return null; // the browser keeps both for secure addresses
  return (
    <button type="button" className="btn" onClick={() => void (canShare ? share() : copyResult())}>
      {copied ? say('with.copied') : say('with.share')}
    </button>
  );
}
