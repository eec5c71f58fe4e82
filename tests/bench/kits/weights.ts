import { type Size, weigh } from '../bytes/build.ts';
import type { Figure } from '../figures.ts';
import { installPeers, PEERS, versionOf } from '../installPeers.ts';
import { ROOT } from '../server/processes.ts';

const KIB = 1024;

interface Weighed {
  /** Folder whose packages the code may import. */
  root: string;
  from: string;
  /** Needed on every page of the kit: style sheets, provider. */
  always: string;
  button: string;
  /** The same thirty or so primitives, as far as the kit has them. */
  primitives: string;
  package?: string;
}

const OURS: Weighed = {
  root: ROOT,
  from: '@shuyuan/ui',
  always: "import '@shuyuan/tokens/tokens.css'; import { GlobalStyle, KitProvider } from '@shuyuan/ui/foundations';",
  button: 'Button',
  primitives: `Button, IconButton, Input, TextArea, Select, Checkbox, RadioGroup, Switch, Tabs, Pagination, Breadcrumb, Menu, Segmented,
    Stepper, Rating, Alert, Progress, Skeleton, Spinner, Steps, ToastViewport, Dialog, Drawer, Popover, Tooltip, Avatar, Badge, Tag,
    Table, Accordion, Timeline, Card, Divider`,
};

const KITS: Readonly<Record<string, Weighed>> = {
  antd: {
    root: PEERS,
    package: 'antd',
    from: 'antd',
    always: "import { ConfigProvider } from 'antd'; globalThis.provider = ConfigProvider;",
    button: 'Button',
    primitives: `Button, Input, Select, Checkbox, Radio, Switch, Tabs, Pagination, Breadcrumb, Dropdown, Segmented, InputNumber, Rate,
      Alert, Progress, Skeleton, Spin, Steps, message, Modal, Drawer, Popover, Tooltip, Avatar, Badge, Tag, Table, Collapse, Timeline,
      Card, Divider`,
  },
  MUI: {
    root: PEERS,
    package: '@mui/material',
    from: '@mui/material',
    always:
      "import { ThemeProvider, createTheme } from '@mui/material'; globalThis.provider = [ThemeProvider, createTheme];",
    button: 'Button',
    primitives: `Button, IconButton, TextField, Select, Checkbox, Radio, RadioGroup, Switch, Tabs, Tab, Pagination, Breadcrumbs, Menu,
      MenuItem, ToggleButtonGroup, ToggleButton, Rating, Alert, LinearProgress, Skeleton, CircularProgress, Stepper, Step, StepLabel,
      Snackbar, Dialog, Drawer, Popover, Tooltip, Avatar, Badge, Chip, Table, TableRow, TableCell, TableBody, TableHead, Accordion,
      AccordionSummary, AccordionDetails, Card, Divider`,
  },
  Mantine: {
    root: PEERS,
    package: '@mantine/core',
    from: '@mantine/core',
    always:
      "import '@mantine/core/styles.css'; import { MantineProvider } from '@mantine/core'; globalThis.provider = MantineProvider;",
    button: 'Button',
    primitives: `Button, ActionIcon, TextInput, Textarea, Select, Checkbox, Radio, Switch, Tabs, Pagination, Breadcrumbs, Menu,
      SegmentedControl, NumberInput, Rating, Alert, Progress, Skeleton, Loader, Stepper, Notification, Modal, Drawer, Popover, Tooltip,
      Avatar, Indicator, Badge, Table, Accordion, Timeline, Card, Divider`,
  },
  Chakra: {
    root: PEERS,
    package: '@chakra-ui/react',
    from: '@chakra-ui/react',
    always:
      "import { ChakraProvider, defaultSystem } from '@chakra-ui/react'; globalThis.provider = [ChakraProvider, defaultSystem];",
    button: 'Button',
    primitives: `Button, IconButton, Input, Textarea, Select, Checkbox, RadioGroup, Switch, Tabs, Pagination, Breadcrumb, Menu, SegmentGroup,
      NumberInput, RatingGroup, Alert, Progress, Skeleton, Spinner, Steps, Toast, Dialog, Drawer, Popover, Tooltip, Avatar, Badge, Tag,
      Table, Accordion, Timeline, Card, Separator`,
  },
};

const REACT = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
globalThis.react = [createElement, createRoot];`;

/** Row 4 against other kits: one button, the same thirty or so primitives, everything; gzip, script and styles, over React. */
export async function weighKits(): Promise<Figure[]> {
  installPeers();
  const react = total(await weigh(ROOT, REACT));
  const over = async ({ root, always, from }: Weighed, what: string) => {
    const code = `${REACT}\n${always}\nimport ${what} from '${from}';\nglobalThis.kit = ${what.replace('* as ', '').replace(/[{}]/g, '')};`;
    const list = what.startsWith('{') ? code.replace(/globalThis\.kit = (.*);$/s, 'globalThis.kit = [$1];') : code;
    return total(await weigh(root, list)) - react;
  };
  const figures: Figure[] = [];
  const kinds = [
    { name: 'one Button', what: ({ button }: Weighed) => `{ ${button} }` },
    { name: 'about thirty primitives', what: ({ primitives }: Weighed) => `{ ${primitives} }` },
    { name: 'the whole kit', what: () => '* as kit' },
  ];
  for (const { name, what } of kinds) {
    const ours = await over(OURS, what(OURS));
    for (const [kit, weighed] of Object.entries(KITS)) {
      const theirs = await over(weighed, what(weighed));
      figures.push({
        row: 4,
        name: `${name}, gzip over React`,
        ours: kib(ours),
        peer: kib(theirs),
        against: `${kit} ${versionOf(weighed.package ?? kit)}`,
        ratio: ours / theirs,
        goal: { atMost: 1 },
      });
    }
  }
  return figures;
}

const total = ({ gzip }: Size) => gzip;
const kib = (bytes: number) => `${(bytes / KIB).toFixed(1)} KiB`;
