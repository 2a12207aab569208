#!/usr/bin/python3
"""A window with WebKit in it that WebKitWebDriver controls, as narrow as a phone. MiniBrowser is never narrower than 447
pixels, and WebKitWebDriver keeps what a page writes into its console for itself: here it goes into a file.

webkit-window.py CONSOLE-FILE
"""
import os
import sys
import threading

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

# A terminal, since what a program writes into a file waits until there is much of it.
reader, writer = os.openpty()
for stream in (1, 2):
    os.dup2(writer, stream)


def copy_console():
    with open(sys.argv[1], "ab", buffering=0) as console:
        while True:
            console.write(os.read(reader, 65536))


threading.Thread(target=copy_console, daemon=True).start()

settings = WebKit2.Settings()
settings.set_enable_write_console_messages_to_stdout(True)
# Nothing is written otherwise.
settings.set_enable_developer_extras(True)
settings.set_enable_page_cache(True)
# No graphics processor is there: what is drawn as if there were one takes twice the time.
settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)

# Not an ephemeral one, of which WebKit writes no console.
folder = os.path.dirname(sys.argv[1])
context = WebKit2.WebContext(
    website_data_manager=WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
)
context.set_automation_allowed(True)

window = Gtk.Window()
window.connect("destroy", Gtk.main_quit)
window.set_default_size(1440, 900)


def create_view(_session):
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    view.connect("close", lambda _view: window.destroy())
    window.add(view)
    window.show_all()
    # Without a window manager nobody else gives it the focus.
    window.get_window().focus(0)
    view.grab_focus()
    return view


def start(_context, session):
    information = WebKit2.ApplicationInfo()
    information.set_name("webkit-window")
    session.set_application_info(information)
    session.connect("create-web-view", create_view)


context.connect("automation-started", start)
Gtk.main()
