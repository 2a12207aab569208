/** The path of an address, as pages have it. */
export const pathOf = (address: string): string => new URL(address, location.href).pathname;
