import { forwardRef } from "react";
import { Icon } from "./icon";

export const CloseButton = forwardRef<HTMLButtonElement, { label: string; onClick: () => void; isDisabled?: boolean }>(
  ({ label, onClick, isDisabled }, ref) => (
    <button
      ref={ref}
      type="button"
      onClick={isDisabled ? undefined : onClick}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      sx={{ variant: "buttons.round", flex: "none" }}
    >
      <Icon name="close" size={22} />
    </button>
  ),
);
