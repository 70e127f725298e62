export { RouteFocus } from './RouteFocus';
export { useFocusAfterDialog } from './useFocusAfterDialog';
export { useFocusBackToAct } from './useFocusBackToAct';
