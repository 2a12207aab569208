interface ThirdParties {
  readonly analytics?: unknown;
  readonly chat?: unknown;
  readonly scripts?: readonly { readonly purpose: string }[];
}

/** Every service that is switched on: its path below `thirdParties`, and the key of the purpose it belongs to. */
export const switchedOn = ({
  analytics,
  chat,
  scripts = [],
}: ThirdParties): { path: (string | number)[]; key: string }[] => [
  ...(analytics ? [{ path: ["analytics"], key: "analytics" }] : []),
  ...(chat ? [{ path: ["chat"], key: "chat" }] : []),
  ...scripts.map(({ purpose }, index) => ({ path: ["scripts", index, "purpose"], key: purpose })),
];

export const isSwitchedOn = (thirdParties: ThirdParties, purpose: string): boolean =>
  switchedOn(thirdParties).some(({ key }) => key === purpose);
