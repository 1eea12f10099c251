// Every icon a page or an editor can name. Islands import the few they show themselves (see icon.tsx).
import * as ArrowLeft from 'lucide-react/icons/arrow-left';
import * as ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import * as ArrowRight from 'lucide-react/icons/arrow-right';
import * as ArrowUp from 'lucide-react/icons/arrow-up';
import * as ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import * as ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import * as BadgeCheck from 'lucide-react/icons/badge-check';
import * as Banknote from 'lucide-react/icons/banknote';
import * as BatteryCharging from 'lucide-react/icons/battery-charging';
import * as Building2 from 'lucide-react/icons/building-complex';
import * as Calendar from 'lucide-react/icons/calendar';
import * as CalendarClock from 'lucide-react/icons/calendar-clock';
import * as Camera from 'lucide-react/icons/camera';
import * as Car from 'lucide-react/icons/car';
import * as CarFront from 'lucide-react/icons/car-front';
import * as Check from 'lucide-react/icons/check';
import * as ChevronDown from 'lucide-react/icons/chevron-down';
import * as ChevronLeft from 'lucide-react/icons/chevron-left';
import * as ChevronRight from 'lucide-react/icons/chevron-right';
import * as ChevronUp from 'lucide-react/icons/chevron-up';
import * as CircleCheck from 'lucide-react/icons/circle-check';
import * as CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import * as CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import * as Clock from 'lucide-react/icons/clock';
import * as Coffee from 'lucide-react/icons/coffee';
import * as Cog from 'lucide-react/icons/cog';
import * as Columns2 from 'lucide-react/icons/columns-2';
import * as Copy from 'lucide-react/icons/copy';
import * as CreditCard from 'lucide-react/icons/credit-card';
import * as Disc3 from 'lucide-react/icons/disc-3';
import * as Download from 'lucide-react/icons/download';
import * as EvCharger from 'lucide-react/icons/ev-charger';
import * as Expand from 'lucide-react/icons/expand';
import * as ExternalLink from 'lucide-react/icons/external-link';
import * as FileText from 'lucide-react/icons/file-text';
import * as Fuel from 'lucide-react/icons/fuel';
import * as Gauge from 'lucide-react/icons/gauge';
import * as Gavel from 'lucide-react/icons/gavel';
import * as Globe from 'lucide-react/icons/globe';
import * as HandCoins from 'lucide-react/icons/hand-coins';
import * as Heart from 'lucide-react/icons/heart';
import * as ImageIcon from 'lucide-react/icons/image';
import * as Images from 'lucide-react/icons/images';
import * as Inbox from 'lucide-react/icons/inbox';
import * as Info from 'lucide-react/icons/info';
import * as KeyRound from 'lucide-react/icons/key-round';
import * as LayoutGrid from 'lucide-react/icons/layout-grid';
import * as Leaf from 'lucide-react/icons/leaf';
import * as LinkIcon from 'lucide-react/icons/link';
import * as List from 'lucide-react/icons/list';
import * as LocateFixed from 'lucide-react/icons/locate-fixed';
import * as LogOut from 'lucide-react/icons/log-out';
import * as Mail from 'lucide-react/icons/mail';
import * as MapSheet from 'lucide-react/icons/map';
import * as MapPin from 'lucide-react/icons/map-pin';
import * as Megaphone from 'lucide-react/icons/megaphone';
import * as Menu from 'lucide-react/icons/menu';
import * as Minus from 'lucide-react/icons/minus';
import * as Move from 'lucide-react/icons/move';
import * as Navigation from 'lucide-react/icons/navigation';
import * as Package from 'lucide-react/icons/package';
import * as Pause from 'lucide-react/icons/pause';
import * as Phone from 'lucide-react/icons/phone';
import * as Play from 'lucide-react/icons/play';
import * as Plug from 'lucide-react/icons/plug';
import * as PlugZap from 'lucide-react/icons/plug-zap';
import * as Plus from 'lucide-react/icons/plus';
import * as Printer from 'lucide-react/icons/printer';
import * as Rotate3d from 'lucide-react/icons/rotate-3d';
import * as RotateCcw from 'lucide-react/icons/rotate-ccw';
import * as RotateCw from 'lucide-react/icons/rotate-cw';
import * as Route from 'lucide-react/icons/route';
import * as ScanSearch from 'lucide-react/icons/scan-search';
import * as Search from 'lucide-react/icons/search';
import * as Settings2 from 'lucide-react/icons/settings-2';
import * as Share2 from 'lucide-react/icons/share-2';
import * as ShieldCheck from 'lucide-react/icons/shield-check';
import * as SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import * as Snowflake from 'lucide-react/icons/snowflake';
import * as Star from 'lucide-react/icons/star';
import * as Sun from 'lucide-react/icons/sun';
import * as ThermometerSnowflake from 'lucide-react/icons/thermometer-snowflake';
import * as Trash2 from 'lucide-react/icons/trash';
import * as TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import * as Truck from 'lucide-react/icons/truck';
import * as User from 'lucide-react/icons/user';
import * as Users from 'lucide-react/icons/users';
import * as Utensils from 'lucide-react/icons/utensils';
import * as Volume2 from 'lucide-react/icons/volume-2';
import * as VolumeX from 'lucide-react/icons/volume-x';
import * as Wrench from 'lucide-react/icons/wrench';
import * as X from 'lucide-react/icons/x';
import * as Zap from 'lucide-react/icons/zap';
import * as ZoomIn from 'lucide-react/icons/zoom-in';
import { Facebook, Instagram, Linkedin, XNetwork, Youtube } from './social-icons.tsx';

export const icons = {
  'arrow-left': ArrowLeft,
  'arrow-left-right': ArrowLeftRight,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  'arrow-up-down': ArrowUpDown,
  'arrow-up-right': ArrowUpRight,
  'badge-check': BadgeCheck,
  banknote: Banknote,
  'battery-charging': BatteryCharging,
  'building-2': Building2,
  calendar: Calendar,
  'calendar-clock': CalendarClock,
  camera: Camera,
  car: Car,
  'car-front': CarFront,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevron-up': ChevronUp,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  'circle-question-mark': CircleQuestionMark,
  clock: Clock,
  coffee: Coffee,
  cog: Cog,
  'columns-2': Columns2,
  copy: Copy,
  'credit-card': CreditCard,
  'disc-3': Disc3,
  download: Download,
  'ev-charger': EvCharger,
  expand: Expand,
  'external-link': ExternalLink,
  'file-text': FileText,
  fuel: Fuel,
  gauge: Gauge,
  gavel: Gavel,
  globe: Globe,
  'hand-coins': HandCoins,
  heart: Heart,
  image: ImageIcon,
  images: Images,
  inbox: Inbox,
  info: Info,
  'key-round': KeyRound,
  'layout-grid': LayoutGrid,
  leaf: Leaf,
  link: LinkIcon,
  list: List,
  'locate-fixed': LocateFixed,
  'log-out': LogOut,
  mail: Mail,
  map: MapSheet,
  'map-pin': MapPin,
  megaphone: Megaphone,
  menu: Menu,
  minus: Minus,
  move: Move,
  navigation: Navigation,
  package: Package,
  pause: Pause,
  phone: Phone,
  play: Play,
  plug: Plug,
  'plug-zap': PlugZap,
  plus: Plus,
  printer: Printer,
  'rotate-3d': Rotate3d,
  'rotate-ccw': RotateCcw,
  'rotate-cw': RotateCw,
  route: Route,
  'scan-search': ScanSearch,
  search: Search,
  'settings-2': Settings2,
  'share-2': Share2,
  'shield-check': ShieldCheck,
  'sliders-horizontal': SlidersHorizontal,
  snowflake: Snowflake,
  star: Star,
  sun: Sun,
  'thermometer-snowflake': ThermometerSnowflake,
  'trash-2': Trash2,
  'triangle-alert': TriangleAlert,
  truck: Truck,
  user: User,
  users: Users,
  utensils: Utensils,
  'volume-2': Volume2,
  'volume-x': VolumeX,
  wrench: Wrench,
  x: X,
  zap: Zap,
  'zoom-in': ZoomIn,
  facebook: Facebook,
  instagram: Instagram,
  linkedin: Linkedin,
  'x-network': XNetwork,
  youtube: Youtube,
} as const;

export type IconName = keyof typeof icons;

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}
