import { Component, type ErrorInfo, type ReactNode } from "react";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Content to show instead; gets a function that tries the children again. */
  fallback: (retry: () => void) => ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
}

/** Catches a page, or a window, that fails to render, so that all around it stays and the visitor can go on. */
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
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
