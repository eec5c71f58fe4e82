'use client';
import { Button } from '@shuyuan/ui/controls';
import { Dialog } from '@shuyuan/ui/overlays';
import { useState } from 'react';

export function Rules() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>使用规则</Button>
      <Dialog open={isOpen} title="使用规则" onClose={() => setOpen(false)}>
        每笔订单限用一张。
      </Dialog>
    </>
  );
}
