import { Component, createContext, type ErrorInfo, type ReactNode } from "react";

type Fallback = (retry: () => void) => ReactNode;

const FallbackContext = createContext<Fallback>(() => null);

/** Gives every boundary below it what it shows, unless that has something of its own. */
export const FallbackProvider = FallbackContext.Provider;

interface ErrorBoundaryProps {
  children: ReactNode;
  fallback?: Fallback;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
}

/**
 * Catches a part of a page, or of a window, that fails to render, so that all around it stays and the visitor can go on.
 * What was entered is kept where it is held around the boundary, and not in it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error("A page failed to render.", error, componentStack);
  }

  retry = () => this.setState({ hasFailed: false });

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (!this.state.hasFailed) return children;
    if (fallback) return fallback(this.retry);
    return <FallbackContext.Consumer>{(general) => general(this.retry)}</FallbackContext.Consumer>;
  }
}
