/** The key under which the address left at the maintenance screen is kept. */
export const notifyMeKey = "notify-me";
