import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { FailureContext } from './failure-context.ts';

interface PageBoundaryProps {
  /** Shown in the place of what failed; reads the error by `useContext(FailureContext)`. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Catches what a page throws while it loads or renders. Another address is another try. */
export function PageBoundary(props: PageBoundaryProps) {
  return <Boundary {...props} pathname={useLocation().pathname} />;
}

interface BoundaryProps extends PageBoundaryProps {
  readonly pathname: string;
}

interface BoundaryState {
  readonly pathname: string;
  readonly failure: unknown;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { pathname: this.props.pathname, failure: undefined };

  static getDerivedStateFromError(thrown: unknown) {
    return { failure: thrown ?? new Error('Nothing was thrown.') };
  }

  static getDerivedStateFromProps({ pathname }: BoundaryProps, state: BoundaryState) {
    return pathname === state.pathname ? null : { pathname, failure: undefined };
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return <FailureContext value={failure}>{this.props.fallback}</FailureContext>;
  }
}
