import { act, cleanup } from "@testing-library/react";

/** Takes a form away as the app does where another page comes, once React has done with what is shown. */
export async function leavePage(): Promise<void> {
  await act(async () => {});
  history.pushState(null, "", `${location.pathname}-`);
  cleanup();
}
