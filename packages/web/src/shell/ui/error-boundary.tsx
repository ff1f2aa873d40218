/** When a part of the page breaks, the rest says so instead of vanishing. */
import { Component, type ReactNode } from 'react';

interface Props {
  readonly message: string;
  readonly reload: string;
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    const { message, reload, children } = this.props;
    if (!this.state.broken) return children;
    return (
      <main className="notice-page" role="alert">
        <p>{message}</p>
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {reload}
        </button>
      </main>
    );
  }
}
