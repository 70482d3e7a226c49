import type { TableInfo } from '@signoria/protocol';
import { useRef, useState } from 'react';
import { copy } from '../shell/copy.ts';
import { useWords } from '../words/index.ts';
import { Qr } from './Qr.tsx';

function linkTo({ id, invite }: TableInfo): string {
  return `${location.origin}/with/${id}${invite === null ? '' : `?invite=${invite}`}`;
}

/** The link to a table: as text, with buttons to copy and share it, and as a QR code. */
export function InviteLink({ info, title }: { info: TableInfo; title: string }) {
  const { say } = useWords();
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const link = linkTo(info);
  const copyLink = async () => {
    field.current?.select(); // without clipboard access the user copies it manually
    setCopied(await copy(link));
  };
  const share = () => navigator.share({ title, url: link }).catch(() => undefined); // closing the sheet is no error
  return (
    <div className="invite">
      <Qr text={link} label={say('with.qr')} />
      <div>
        <label className="field">
          <span>{say('with.link')}</span>
          <input ref={field} value={link} readOnly onFocus={({ target }) => target.select()} />
        </label>
        <small className="muted">{say('with.linkExplained')}</small>
        <div className="buttonRow">
          <button type="button" className="btn" onClick={() => void copyLink()}>
            {isCopied ? say('with.copied') : say('with.copy')}
          </button>
          {'share' in navigator && (
            <button type="button" className="btn" onClick={() => void share()}>
              {say('with.share')}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
