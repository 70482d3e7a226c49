import { Component, type ReactNode } from 'react';
import { useWords } from '../words/index.ts';

/** Catches what breaks while a page is put together, such as a part that did not arrive: no game is lost by it. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

/** Without a bar: it may be what broke. */
function Broken() {
  const { say } = useWords();
  return (
    <main id="content" className="sheet lost">
      <h1>{say('lost.broken')}</h1>
      <p>{say('lost.brokenText')}</p>
      <button type="button" className="btn go" onClick={() => location.reload()}>
        {say('lost.reload')}
      </button>
    </main>
  );
}
