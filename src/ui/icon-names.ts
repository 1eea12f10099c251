// Every icon a page or an editor can name. Islands import the few they show themselves (see icon.tsx).
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Banknote from 'lucide-react/icons/banknote';
import BatteryCharging from 'lucide-react/icons/battery-charging';
import Building2 from 'lucide-react/icons/building-2';
import Calendar from 'lucide-react/icons/calendar';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Camera from 'lucide-react/icons/camera';
import Car from 'lucide-react/icons/car';
import CarFront from 'lucide-react/icons/car-front';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Clock from 'lucide-react/icons/clock';
import Coffee from 'lucide-react/icons/coffee';
import Cog from 'lucide-react/icons/cog';
import Columns2 from 'lucide-react/icons/columns-2';
import Copy from 'lucide-react/icons/copy';
import CreditCard from 'lucide-react/icons/credit-card';
import Disc3 from 'lucide-react/icons/disc-3';
import Download from 'lucide-react/icons/download';
import EvCharger from 'lucide-react/icons/ev-charger';
import Expand from 'lucide-react/icons/expand';
import ExternalLink from 'lucide-react/icons/external-link';
import FileText from 'lucide-react/icons/file-text';
import Fuel from 'lucide-react/icons/fuel';
import Gauge from 'lucide-react/icons/gauge';
import Gavel from 'lucide-react/icons/gavel';
import Globe from 'lucide-react/icons/globe';
import HandCoins from 'lucide-react/icons/hand-coins';
import Heart from 'lucide-react/icons/heart';
import ImageIcon from 'lucide-react/icons/image';
import Images from 'lucide-react/icons/images';
import Inbox from 'lucide-react/icons/inbox';
import Info from 'lucide-react/icons/info';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Leaf from 'lucide-react/icons/leaf';
import LinkIcon from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MapSheet from 'lucide-react/icons/map';
import MapPin from 'lucide-react/icons/map-pin';
import Megaphone from 'lucide-react/icons/megaphone';
import Menu from 'lucide-react/icons/menu';
import Minus from 'lucide-react/icons/minus';
import Move from 'lucide-react/icons/move';
import Navigation from 'lucide-react/icons/navigation';
import Package from 'lucide-react/icons/package';
import Pause from 'lucide-react/icons/pause';
import Phone from 'lucide-react/icons/phone';
import Play from 'lucide-react/icons/play';
import Plug from 'lucide-react/icons/plug';
import PlugZap from 'lucide-react/icons/plug-zap';
import Plus from 'lucide-react/icons/plus';
import Rotate3d from 'lucide-react/icons/rotate-3d';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Route from 'lucide-react/icons/route';
import ScanSearch from 'lucide-react/icons/scan-search';
import Search from 'lucide-react/icons/search';
import Settings2 from 'lucide-react/icons/settings-2';
import Share2 from 'lucide-react/icons/share-2';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Snowflake from 'lucide-react/icons/snowflake';
import Star from 'lucide-react/icons/star';
import Sun from 'lucide-react/icons/sun';
import ThermometerSnowflake from 'lucide-react/icons/thermometer-snowflake';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Truck from 'lucide-react/icons/truck';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import Utensils from 'lucide-react/icons/utensils';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import Wrench from 'lucide-react/icons/wrench';
import X from 'lucide-react/icons/x';
import Zap from 'lucide-react/icons/zap';
import ZoomIn from 'lucide-react/icons/zoom-in';
import { Facebook, Instagram, Linkedin, Youtube } from './social-icons.tsx';

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
  youtube: Youtube,
} as const;

export type IconName = keyof typeof icons;

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}
