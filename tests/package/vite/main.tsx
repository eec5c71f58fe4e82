import '@shuyuan/tokens/tokens.css';
import { GlobalStyle, KitProvider } from '@shuyuan/ui/foundations';
import { ImageUpload } from '@shuyuan/ui/upload';
import { createRoot } from 'react-dom/client';
import { UsableCoupon } from './shared/UsableCoupon';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <KitProvider locale="cn">
    <GlobalStyle />
    <main>
      <h1>优惠券</h1>
      <UsableCoupon />
      <ImageUpload place="exercisePicture" />
    </main>
  </KitProvider>,
);
