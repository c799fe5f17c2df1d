import { Component, type ReactNode } from 'react';
import { report } from '@/lib/report.ts';
import { errorScreen } from './error-screen.ts';

interface Props {
  /** The island's name, for the log. */
  name: string;
  children: ReactNode;
}

/** Keeps a crash inside one island: the error screen takes its place and the rest of the page stays usable. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    report('error', 'A part of the page failed to render', { component: this.props.name, error });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="card" role="alert">
        <p>
          <strong>{errorScreen.heading}</strong>
        </p>
        <p>{errorScreen.text}</p>
        <p className="calls mt-3">
          <button className="button" type="button" onClick={() => location.reload()}>
            {errorScreen.refresh}
          </button>
          <button className="button quiet" type="button" onClick={() => history.back()}>
            {errorScreen.back}
          </button>
        </p>
      </div>
    );
  }
}
