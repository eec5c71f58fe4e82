import type { Pair } from '../../fixtures/pair.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { Link } from './Link.tsx';

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'Underlined, named by where they lead.',
      render: () => (
        <Text as="p">
          报名前请读完
          <Link href="#agreement" underline="always">
            《用户协议》
          </Link>
          和
          <Link href="#refund" underline="always">
            《退款规则》
          </Link>
          ，开课前可以全额退。
        </Text>
      ),
    },
    doNot: {
      caption: 'Told by colour, and "click here".',
      render: () => (
        <Text as="p">
          报名前请读完用户协议和退款规则，
          <Link href="#agreement">点这里</Link>
          查看，开课前可以全额退。
        </Text>
      ),
    },
  },
];
