// One import per icon, so that bundles contain no other icons.
export { default as ArrowUp } from 'lucide-react/icons/arrow-up';
export { default as Check } from 'lucide-react/icons/check';
export { default as ChevronDown } from 'lucide-react/icons/chevron-down';
export { default as ChevronLeft } from 'lucide-react/icons/chevron-left';
export { default as ChevronRight } from 'lucide-react/icons/chevron-right';
export { default as CircleAlert } from 'lucide-react/icons/circle-alert';
export { default as CircleCheck } from 'lucide-react/icons/circle-check';
export { default as Eye } from 'lucide-react/icons/eye';
export { default as EyeOff } from 'lucide-react/icons/eye-off';
export { default as Info } from 'lucide-react/icons/info';
export { default as Minus } from 'lucide-react/icons/minus';
export { default as Plus } from 'lucide-react/icons/plus';
export { default as TriangleAlert } from 'lucide-react/icons/triangle-alert';
export { default as X } from 'lucide-react/icons/x';
