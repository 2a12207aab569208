import { Component, createContext, type ErrorInfo, type ReactNode } from "react";

/** What is shown in the place of what failed, below a heading of this level. */
type Fallback = (retry: () => void, heading: "h1" | "h2") => ReactNode;

const FallbackContext = createContext<Fallback>(() => null);

export const FallbackProvider = FallbackContext.Provider;

interface ErrorBoundaryProps {
  children: ReactNode;
  fallback?: Fallback;
  /** True where the page has its heading elsewhere. */
  isPart?: boolean;
}

/** Catches a part that fails to render, so that all around it stays. What was entered must be held around it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  static override contextType = FallbackContext;
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error("A page failed to render.", error, componentStack);
  }

  retry = () => this.setState({ hasFailed: false });

  override render(): ReactNode {
    const { children, fallback = this.context as Fallback, isPart } = this.props;
    return this.state.hasFailed ? fallback(this.retry, isPart ? "h2" : "h1") : children;
  }
}
