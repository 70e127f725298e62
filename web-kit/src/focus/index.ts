export { RouteFocus } from './RouteFocus';
export { useFocusBackToAct } from './useFocusBackToAct';
