import { Component, type ReactNode } from 'react';

interface EditorBoundaryProps {
  /** Called when what is inside has failed; the boundary shows `fallback` until it gets another key. */
  onFailure: () => void;
  fallback: ReactNode;
  children: ReactNode;
}

/** Catches what an extension or a translation of the page did to the elements of the text; the words are in the state, not in them. */
export class EditorBoundary extends Component<EditorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
