/** ESLint's selectors name the syntax that oxlint.config.ts refuses. */

export const processEnv = {
  selector:
    ":matches(MemberExpression[object.name='process'][property.name='env'], MemberExpression[object.name='process'][property.value='env'])",
  message: 'Settings are read in backend/src/config only; inject Config.',
};
export const processEnvImport = {
  selector: "ImportDeclaration[source.value=/^(node:)?process$/] ImportSpecifier[imported.name='env']",
  message: 'Settings are read in backend/src/config only; inject Config.',
};
export const metaEnv = {
  selector: "MemberExpression[object.type='MetaProperty'][property.name='env']",
  message: "An app's settings come from /config.js: config of @byline/web-kit/config.",
};
export const skippedTests = {
  selector:
    'MemberExpression[object.name=/^(it|test|describe|suite)$/][property.name=/^(skip|only|todo|fixme|skipIf|runIf)$/]',
  message: 'Every test runs, always.',
};

export const deviceClock = {
  selector:
    ":matches(NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.name=/^(Date|dayjs)$/][arguments.length=0], MemberExpression[object.name='Date'][property.name='now'])",
  message: "A device's clock may be hours off: now() of @byline/web-kit/dates.",
};

/* How tests wait: for what they need, never for time. */
export const lateAnswer = {
  selector: 'AwaitExpression > CallExpression[callee.property.name=/^waitFor(Response|Request|Event)$/]',
  message: 'It may have come already: the promise is made before the act, and awaited after it.',
};
export const lateHandler = {
  selector:
    ":statement:not(:has(:function)):has(:matches(AwaitExpression, CallExpression[callee.name=/^render/])) ~ ExpressionStatement > CallExpression[callee.object.name='server'][callee.property.name='use']",
  message:
    'The screen may have asked already: a handler is registered before what renders, with what it answers in a variable.',
};
export const fixedWait = {
  selector:
    ':matches(CallExpression[callee.name=/^(setTimeout|setInterval)$/], CallExpression[callee.property.name=/^(setTimeout|setInterval|waitForTimeout)$/], ImportDeclaration[source.value=/^(node:)?timers\\/promises$/])',
  message: 'A test waits for something; where it can not, pause(ms, reason) of tools/lib/pause.ts.',
};
export const pauseWithoutReason = {
  selector: "CallExpression[callee.name='pause']:not([arguments.1.value=/\\w/])",
  message: 'A pause says why nothing else can be waited for.',
};
export const delayedTest = {
  selector: "CallExpression[callee.name='delay']:not(CallExpression[callee.object.name='http'] *)",
  message: 'An answer of the server may take its time, a test does not.',
};
