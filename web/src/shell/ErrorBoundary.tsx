import { Component, type ReactNode } from 'react';
import { useWords } from '../words/index.ts';

interface BoundaryProps {
  /** The path of the page. A change of path clears the error. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Catches errors while a page renders, including code chunks that failed to load. */
export class ErrorBoundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidUpdate({ path }: BoundaryProps) {
    if (this.state.isBroken && path !== this.props.path) this.setState({ isBroken: false });
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

/** Has no bar, because the bar itself may have caused the error. */
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
