export { Footer } from './Footer.tsx';
export { Header } from './Header.tsx';
export { Side } from './Side.tsx';
