import {Component, type ReactNode} from 'react';

type Fallback = (params: {error: Error; tryAgain: () => void}) => ReactNode;

type Props = {children?: ReactNode; fallback?: Fallback};

/** Fake with the real meaning: shows the fallback when a child throws. */
export default class ErrorBoundary extends Component<Props, {error: Error | null}> {
  override state: {error: Error | null} = {error: null};

  static getDerivedStateFromError(error: Error) {
    return {error};
  }

  override render(): ReactNode {
    const {error} = this.state;
    if (!error) return this.props.children;
    return this.props.fallback?.({error, tryAgain: () => this.setState({error: null})});
  }
}
