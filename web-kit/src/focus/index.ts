export { RouteFocus } from './RouteFocus';
export { useFocusAfterAct } from './useFocusAfterAct';
export { useFocusBackToAct } from './useFocusBackToAct';
