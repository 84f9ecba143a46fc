import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { Component, createContext, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { SupportLine } from '../components/shell/support-contacts.tsx';
import { usePageTitle } from '../lib/page-title.ts';
import { surface } from '../lib/surface.ts';
import { Notice } from './plain-page.tsx';

interface PageBoundaryProps {
  /** Shown in place of the failed page: `<PageFailure>`. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Catches what a page throws while loading or rendering. Going to another address tries again. */
export function PageBoundary(props: PageBoundaryProps) {
  return <Boundary {...props} pathname={useLocation().pathname} />;
}

/** Shown when a page could not be loaded or rendered. */
export function PageFailure() {
  const unreachable = isMissingChunk(useContext(FailureContext));
  usePageTitle('Something went wrong');
  return (
    <Notice
      icon={unreachable ? RefreshCw : TriangleAlert}
      title={unreachable ? 'This page could not be loaded' : 'Something went wrong.'}
      action={
        <>
          <Button variant="contained" onClick={() => location.reload()}>
            Reload
          </Button>
          <Button variant="outlined" href={surface().home}>
            {surface().goHome}
          </Button>
        </>
      }
    >
      <Typography>
        {unreachable
          ? 'Check your connection, then reload. If Ironcall has been updated, reloading brings the new version.'
          : 'Reload the page to go on.'}
      </Typography>
      <SupportLine />
    </Notice>
  );
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

/** What the page threw. */
const FailureContext = createContext<unknown>(undefined);

/** Each browser words a failed module load differently. */
function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|preload CSS/i.test(error.message)
  );
}
