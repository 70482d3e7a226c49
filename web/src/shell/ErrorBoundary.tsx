import { Component, type ReactNode } from 'react';
import { useWords } from '../words/index.ts';

interface BoundaryProps {
  /** The address of the page: another one may be whole. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Catches what breaks while a page is put together, such as a part that did not arrive: no game is lost by it. */
export class ErrorBoundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate({ path }: BoundaryProps) {
    if (this.state.broken && path !== this.props.path) this.setState({ broken: false });
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
